/**
 * @generated SignedSource<<908cab7887c748b359bd5131b736acba>>
 * @relayHash 410fa3bec03d10b9d12e9111ff34500f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d16de99ae2b4aaa29f330dfc6465f33f010272c70c3dbe356d141dc2ad5b671a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicScheduleListPageCountQuery } from './PublicScheduleListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<PublicScheduleListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d16de99ae2b4aaa29f330dfc6465f33f010272c70c3dbe356d141dc2ad5b671a",
    "metadata": {},
    "name": "PublicScheduleListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
