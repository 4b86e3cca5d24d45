/**
 * @generated SignedSource<<9067668b79a40655fa4627798495f0d6>>
 * @relayHash 2a0fb7fb50f90a5de23d2b54ee20f7a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 647408bb3f1ebf6fd1bf0b525cd8b1683344440ea60ac43c234dce73f09aaad8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailTemplateDetailPageQuery } from './EmailTemplateDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailTemplateDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "647408bb3f1ebf6fd1bf0b525cd8b1683344440ea60ac43c234dce73f09aaad8",
    "metadata": {},
    "name": "EmailTemplateDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
