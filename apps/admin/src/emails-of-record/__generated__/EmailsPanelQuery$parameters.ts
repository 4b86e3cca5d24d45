/**
 * @generated SignedSource<<477917578d1abc0058c2c37dfb5e9b5b>>
 * @relayHash 6e2d8c98c3e69db08b42283f21249ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eb52bf688abbe4e4c82e5d2b02959beb632bf76923e6bb58d99b251388b10c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailsPanelQuery } from './EmailsPanelQuery.graphql';

const node: PreloadableConcreteRequest<EmailsPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eb52bf688abbe4e4c82e5d2b02959beb632bf76923e6bb58d99b251388b10c8",
    "metadata": {},
    "name": "EmailsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
