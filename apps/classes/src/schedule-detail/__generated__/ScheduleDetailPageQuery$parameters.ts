/**
 * @generated SignedSource<<ae3b9978ee0d979b384693e278edb11e>>
 * @relayHash 00d9b284058c3fba085bca9832686fe9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8acf463fc148318681b750f1ba21ec3ceda9842226c2d5f5867c7bfd89db18dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScheduleDetailPageQuery } from './ScheduleDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ScheduleDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8acf463fc148318681b750f1ba21ec3ceda9842226c2d5f5867c7bfd89db18dd",
    "metadata": {},
    "name": "ScheduleDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
