/**
 * @generated SignedSource<<b8fa935b889c6f83e5dd575ccc0879b1>>
 * @relayHash a4028191fa5d5c2e50051d7694c5fd86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65ac36e7b6cd29e858eef8284cb51bf1d589566ab7c0fea395b1f4555a37bcb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassListPageQuery } from './ClassListPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65ac36e7b6cd29e858eef8284cb51bf1d589566ab7c0fea395b1f4555a37bcb7",
    "metadata": {},
    "name": "ClassListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
