/**
 * @generated SignedSource<<20434622a3e9bd00986e603f1bdc8cb7>>
 * @relayHash 2874eb1a52bb3ca022a107cb1565d34d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bf8bb34946a7c3289076164c411fb98040d8a87a4b557944b22a6df6c14b67a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bf8bb34946a7c3289076164c411fb98040d8a87a4b557944b22a6df6c14b67a",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
