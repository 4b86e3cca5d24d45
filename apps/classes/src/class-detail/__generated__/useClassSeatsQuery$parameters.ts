/**
 * @generated SignedSource<<cb4de2cdf1a0b39f97a2c675f73e4c43>>
 * @relayHash a940be912d46e788af160573fa26b481
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 262717637c88af9b0325dbbcb4383effdb16e1facb22cf676edbc4a5f9a0f06e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "262717637c88af9b0325dbbcb4383effdb16e1facb22cf676edbc4a5f9a0f06e",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
