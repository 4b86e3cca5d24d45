/**
 * @generated SignedSource<<b4bbcbfc5db19745b8987d81846f13be>>
 * @relayHash cb81de96725dfc05c5f46a1a25406e5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1da92b9a93df81c0b26f71ff01bf160df4789ff2e5ca295ebe5a30829024cd21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogListPageQuery } from './EmailLogListPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1da92b9a93df81c0b26f71ff01bf160df4789ff2e5ca295ebe5a30829024cd21",
    "metadata": {},
    "name": "EmailLogListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
