/**
 * @generated SignedSource<<730f44a220fc076048abd99cb265702a>>
 * @relayHash 9ed0cb8f091968a6fb26a382112084df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 081db8ed4f6b1d72a6e4cf5efb2e28ac34671447bd7a03d3e78cbc8b44061dd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromptTemplateListPageQuery } from './PromptTemplateListPageQuery.graphql';

const node: PreloadableConcreteRequest<PromptTemplateListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "081db8ed4f6b1d72a6e4cf5efb2e28ac34671447bd7a03d3e78cbc8b44061dd2",
    "metadata": {},
    "name": "PromptTemplateListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
