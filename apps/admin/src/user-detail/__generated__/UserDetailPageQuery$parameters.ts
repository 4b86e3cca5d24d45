/**
 * @generated SignedSource<<9af2b4181cf097083ad6f20f417ccb61>>
 * @relayHash 1aa9339c39ba03f914238574efcff163
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 699f40809c52ba48cf84c44e86ea09d4a5696a153663c80afe8049d9cb444e01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserDetailPageQuery } from './UserDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<UserDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "699f40809c52ba48cf84c44e86ea09d4a5696a153663c80afe8049d9cb444e01",
    "metadata": {},
    "name": "UserDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
