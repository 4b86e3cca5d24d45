/**
 * @generated SignedSource<<37fa7773b1ae1697b9a3e11a6a993b66>>
 * @relayHash d98203baee38563858ea91d022cd5b58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 130c43906aa600c3c86c259316cdfc4132df9c97ef2b5ebde0c62c7aabf3da88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "130c43906aa600c3c86c259316cdfc4132df9c97ef2b5ebde0c62c7aabf3da88",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
