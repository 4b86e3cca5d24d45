/**
 * @generated SignedSource<<37de36886022398bb05450ed38a371ca>>
 * @relayHash ed7568f90b2f84a1fb01a1cedcd71a4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 374896b144d7cb26c6f4e524e6e460aa3b2cca77f42b4172a70fd402547247d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderListPageQuery } from './PurchaseOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "374896b144d7cb26c6f4e524e6e460aa3b2cca77f42b4172a70fd402547247d1",
    "metadata": {},
    "name": "PurchaseOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
