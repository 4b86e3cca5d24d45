/**
 * @generated SignedSource<<747f8dfa3557f4014308f989147feb94>>
 * @relayHash 1fea947103246bf22f766122550796c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dca833fa0735fdbe1711459c4387e83a4358f1bebb9d31f0a324629a7a6fba4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromptTemplateDetailPageQuery } from './PromptTemplateDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PromptTemplateDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dca833fa0735fdbe1711459c4387e83a4358f1bebb9d31f0a324629a7a6fba4e",
    "metadata": {},
    "name": "PromptTemplateDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
