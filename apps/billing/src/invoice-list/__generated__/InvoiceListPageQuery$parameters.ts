/**
 * @generated SignedSource<<d763f915ed92ab2816a6dae597fc058b>>
 * @relayHash 0054c6357c086609017cb32f405c074f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d0e684abeb51247fd0faf4c90a693e9713f2d559fc03777f71ce708b008952b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceListPageQuery } from './InvoiceListPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d0e684abeb51247fd0faf4c90a693e9713f2d559fc03777f71ce708b008952b",
    "metadata": {},
    "name": "InvoiceListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
