/**
 * @generated SignedSource<<f7760d2aa8cb78cf11d92018682589b3>>
 * @relayHash c68706ede0a1c6da46cf31d0e0ed12a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b45c7cb9e6e4b6a3f8d1059d9b592866441cad000af7009e27274e8134e7c0f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b45c7cb9e6e4b6a3f8d1059d9b592866441cad000af7009e27274e8134e7c0f2",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
