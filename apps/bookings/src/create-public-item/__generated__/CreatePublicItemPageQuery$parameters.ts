/**
 * @generated SignedSource<<ca4acf1f0f9d4f1765e35adb29521533>>
 * @relayHash 02f7a94b5ce759bd9ef49e5e5ab229f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8392b23b3f41662b7ca9172d60ddf0d056255cc4dbecf2de366ec94d3e153fdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePublicItemPageQuery } from './CreatePublicItemPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePublicItemPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8392b23b3f41662b7ca9172d60ddf0d056255cc4dbecf2de366ec94d3e153fdd",
    "metadata": {},
    "name": "CreatePublicItemPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
