/**
 * @generated SignedSource<<e2200fc7a57ebd281c11394f6d78228c>>
 * @relayHash 9b52cf9e49abd8a23aee88c46fd9253c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09b397ee086dc87277df51e11c3e65a115876126417a10b9b29effb5ad0fd448

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogDetailPageQuery } from './EmailLogDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09b397ee086dc87277df51e11c3e65a115876126417a10b9b29effb5ad0fd448",
    "metadata": {},
    "name": "EmailLogDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
