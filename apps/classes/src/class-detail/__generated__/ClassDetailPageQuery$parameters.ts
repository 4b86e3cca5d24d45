/**
 * @generated SignedSource<<53ece5f2a793f9aff44761d106b96a3e>>
 * @relayHash c93ebb151812ca9444fcf7ab5ec64c32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9edd20bc2258e0c12b3ffe810483d08fa4ed670563f752542ccf35843b3cba26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9edd20bc2258e0c12b3ffe810483d08fa4ed670563f752542ccf35843b3cba26",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
