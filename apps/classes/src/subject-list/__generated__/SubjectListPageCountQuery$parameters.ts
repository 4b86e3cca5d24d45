/**
 * @generated SignedSource<<2e47b131856e6fa5364698d885d64b97>>
 * @relayHash 03071bbcd0b7d92ed5184a8d2ee9edde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a0a9bc54c51faed563b3b4ff6fcf042f0918e11407a3ec2a945f639dae598b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubjectListPageCountQuery } from './SubjectListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<SubjectListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a0a9bc54c51faed563b3b4ff6fcf042f0918e11407a3ec2a945f639dae598b5",
    "metadata": {},
    "name": "SubjectListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
