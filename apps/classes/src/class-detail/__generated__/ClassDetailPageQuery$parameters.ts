/**
 * @generated SignedSource<<57d5eab2f2bacaf2ecbfe2e29e8c241b>>
 * @relayHash 982048b546402e82c6236917b3398c67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 251e4aa05f3934908f12a34cdd080fd859c684a0949e3d5515bde62fa512dac0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "251e4aa05f3934908f12a34cdd080fd859c684a0949e3d5515bde62fa512dac0",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
