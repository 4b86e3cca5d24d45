/**
 * @generated SignedSource<<2cff56d23ff86eab2baed0918851be17>>
 * @relayHash 0911da4acd328fd614396d1f19e8a2bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dd75fde017f4842a230c97269c11ec7865abd33727d03bfe804060b93156c7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dd75fde017f4842a230c97269c11ec7865abd33727d03bfe804060b93156c7d",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
