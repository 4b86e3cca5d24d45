/**
 * @generated SignedSource<<1dfd263c86c671505bafbfdf88a7386a>>
 * @relayHash da8230bb478c9f91888aa84d5752dd26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71418013bafd56a76703250d0cf3222db3b8488c84406a58ec98d10b0107be87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71418013bafd56a76703250d0cf3222db3b8488c84406a58ec98d10b0107be87",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
