/**
 * @generated SignedSource<<a3e72eeae465f0ca8e3712461270b476>>
 * @relayHash d035d0018bc7208dc37a4f7c0a35d6d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3fcb34b36d7289d346c06920f803631b387f13f43ad60ba08865792c78b9d92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSupplierCountsQuery } from './useSupplierCountsQuery.graphql';

const node: PreloadableConcreteRequest<useSupplierCountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3fcb34b36d7289d346c06920f803631b387f13f43ad60ba08865792c78b9d92",
    "metadata": {},
    "name": "useSupplierCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
