/**
 * @generated SignedSource<<0720191248bdb2d32e86c6cff427d182>>
 * @relayHash 6391ea08ec84c87649e977621453e271
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89570d99dcce8f0291bea17d06341d96b52750a27f1cb60638c9998a8c496f4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalDetailPageQuery } from './SaleSignalDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89570d99dcce8f0291bea17d06341d96b52750a27f1cb60638c9998a8c496f4b",
    "metadata": {},
    "name": "SaleSignalDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
