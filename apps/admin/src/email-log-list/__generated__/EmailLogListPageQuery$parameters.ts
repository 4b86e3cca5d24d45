/**
 * @generated SignedSource<<54e5c6d594c014f21c321ed59cce73a2>>
 * @relayHash 5644a034546ebf0468659d8156b5a7f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f906000ad8871dc31004f1739675e2ccc85e75d93baaff3756913031a3f5791a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogListPageQuery } from './EmailLogListPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f906000ad8871dc31004f1739675e2ccc85e75d93baaff3756913031a3f5791a",
    "metadata": {},
    "name": "EmailLogListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
