/**
 * @generated SignedSource<<a7b8a87067fa31de6f17b7ada633e963>>
 * @relayHash 7707769898dc47f75669104073735001
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5644ca63ca4ace7d6154bdd96427a9f0a22d5ed9b4bf969649159149f17d62a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddTrainerCoursesPageQuery } from './AddTrainerCoursesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddTrainerCoursesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5644ca63ca4ace7d6154bdd96427a9f0a22d5ed9b4bf969649159149f17d62a7",
    "metadata": {},
    "name": "AddTrainerCoursesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
