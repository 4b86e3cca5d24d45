/**
 * @generated SignedSource<<938b8a669a8ce80cc5911cf163caabb2>>
 * @relayHash 89a57f771d7d2efeff310c7d87f32f13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77e41d50126e64c6d65948ae5652df92f2e4e1cba97f19c21b09b8dda12c7d9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestChangePageQuery } from './RequestChangePageQuery.graphql';

const node: PreloadableConcreteRequest<RequestChangePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77e41d50126e64c6d65948ae5652df92f2e4e1cba97f19c21b09b8dda12c7d9f",
    "metadata": {},
    "name": "RequestChangePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
