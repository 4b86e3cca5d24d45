/**
 * @generated SignedSource<<f11fe125daef4aa5f32acfe960830692>>
 * @relayHash 8da6b0d081445ee4adbc2eb4e963882c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 869581a657105fd560f3fc7091f92acc98d9b5046d0ae92045d4c0bc0755d1f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalDetailPageQuery } from './SaleSignalDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "869581a657105fd560f3fc7091f92acc98d9b5046d0ae92045d4c0bc0755d1f8",
    "metadata": {},
    "name": "SaleSignalDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
