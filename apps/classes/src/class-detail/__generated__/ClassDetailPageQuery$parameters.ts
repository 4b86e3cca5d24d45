/**
 * @generated SignedSource<<42b15aec4055b7bd2c4d92290e37972a>>
 * @relayHash 2ea5d2ac404e21a49994b2c468e012e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30fd592257ab68c0d33f41b5d648a8de22f20fe285213d6a35f73a7a4bd6e146

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30fd592257ab68c0d33f41b5d648a8de22f20fe285213d6a35f73a7a4bd6e146",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
