/**
 * @generated SignedSource<<cdb5138c1ee15b4e17d6eb024f86b586>>
 * @relayHash b45430fdc2925455bf26bb063a33e2be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56970fff8555c2f79638a528baaf11f839fb21fb58e07290c8437728d7c1120e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56970fff8555c2f79638a528baaf11f839fb21fb58e07290c8437728d7c1120e",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
