/**
 * @generated SignedSource<<7463ce667530ded822c806c1a9b01b0e>>
 * @relayHash 0235b42bce3a16edd4f9ff1431aa64db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d0792e79e7ce754fbc0e4128b5f176d12e20d1e0ea717e73ffa583764c3d4ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogDetailPageQuery } from './EmailLogDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d0792e79e7ce754fbc0e4128b5f176d12e20d1e0ea717e73ffa583764c3d4ea",
    "metadata": {},
    "name": "EmailLogDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
