/**
 * @generated SignedSource<<bfa3891798bd1f025d1f1a320970ba99>>
 * @relayHash b5d046fa2c694997214ba5fbfccc2a05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53102c9267641053e270641281e54496188afbfcbf71a361363637d8695f1945

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53102c9267641053e270641281e54496188afbfcbf71a361363637d8695f1945",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
