/**
 * @generated SignedSource<<c33c814cb7b89d245fbb26b1cd0c32e1>>
 * @relayHash 11700a95f4d273ce67b9600e5008dad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 594e2faa6f4e9c53674995c23038bc4846a7d3ac01be3135c8de5f6ada01d605

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScheduleDetailPageQuery } from './ScheduleDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ScheduleDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "594e2faa6f4e9c53674995c23038bc4846a7d3ac01be3135c8de5f6ada01d605",
    "metadata": {},
    "name": "ScheduleDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
