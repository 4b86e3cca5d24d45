/**
 * @generated SignedSource<<99a8fbbfdbef9976913c47a81b15d7fd>>
 * @relayHash a15fc6184bb011a342afb9cde7d13add
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef97887d6c3d16f7d8a8667d7d1f6af0dafa8df42fa6859effe74fee6bd85a66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassCreatePageQuery } from './ClassCreatePageQuery.graphql';

const node: PreloadableConcreteRequest<ClassCreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef97887d6c3d16f7d8a8667d7d1f6af0dafa8df42fa6859effe74fee6bd85a66",
    "metadata": {},
    "name": "ClassCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
