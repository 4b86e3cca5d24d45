/**
 * @generated SignedSource<<37d801d7586fde12367e5671c29c1eac>>
 * @relayHash a7ef3b8c00d30da00eeb19c32eb2a88d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 029efc1b15b26dcc69c121859dc72556ff1ca74abe5cc2bc1dfd04e4f102133e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "029efc1b15b26dcc69c121859dc72556ff1ca74abe5cc2bc1dfd04e4f102133e",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
