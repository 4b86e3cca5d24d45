/**
 * @generated SignedSource<<62de36da9e5dfe5023cec3e2307fea6e>>
 * @relayHash a0a8b7fb4ee5a984855459d01ebdd13c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05b5d6fb2aacc0499917131094c636280b702eb9d1b42c24740df66262b749aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05b5d6fb2aacc0499917131094c636280b702eb9d1b42c24740df66262b749aa",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
