/**
 * @generated SignedSource<<9f9b03788203d0a762f7dbd3ede16710>>
 * @relayHash 2ce9758e9e2b6edf1394e35f42285028
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e26616ff7724eca852143f87f30b8545e441b5c7a6abd93a2067ffe5c69bb9ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useCustomerCountsQuery } from './useCustomerCountsQuery.graphql';

const node: PreloadableConcreteRequest<useCustomerCountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e26616ff7724eca852143f87f30b8545e441b5c7a6abd93a2067ffe5c69bb9ba",
    "metadata": {},
    "name": "useCustomerCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
