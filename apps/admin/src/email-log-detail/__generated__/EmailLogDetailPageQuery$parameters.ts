/**
 * @generated SignedSource<<b273d7753564ccf7a0c6a5860d90eb9f>>
 * @relayHash 4ff102adf84add828951a86d00c5ea04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21b2a015c823bf5be18186b271d9b903c5aa6e2973aa642169138e61f649690f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogDetailPageQuery } from './EmailLogDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21b2a015c823bf5be18186b271d9b903c5aa6e2973aa642169138e61f649690f",
    "metadata": {},
    "name": "EmailLogDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
