/**
 * @generated SignedSource<<cc4a139bc50c480ccf88da9b8b1122d1>>
 * @relayHash f7fef985d7945c6b3f9aa7a2393be9f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdb2fd77bc573916167090a7e5e33af620d3628477f46787edf2cbc97fdb7002

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailPageQuery } from './CustomerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdb2fd77bc573916167090a7e5e33af620d3628477f46787edf2cbc97fdb7002",
    "metadata": {},
    "name": "CustomerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
