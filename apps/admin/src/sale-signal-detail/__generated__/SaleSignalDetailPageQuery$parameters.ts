/**
 * @generated SignedSource<<7a554491f2d76dd42f6ff16dd5cd4e3a>>
 * @relayHash 47c26a2310c1ca21e2bc903414fe372c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e894eef3f4d81b32443d54368c139af7f57b7ebb31a626999aff678a9d1c5357

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalDetailPageQuery } from './SaleSignalDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e894eef3f4d81b32443d54368c139af7f57b7ebb31a626999aff678a9d1c5357",
    "metadata": {},
    "name": "SaleSignalDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
