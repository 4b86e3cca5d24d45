/**
 * @generated SignedSource<<95d1e33f5c016559d581885617a00e34>>
 * @relayHash 6d8f6abe7804c6c14b4c9d195925d6b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 164a9d3a45a5d0e6055af824b8c8a103eaea810d985735a450a8a5cdd2495fc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedbackOfClassPanelQuery } from './FeedbackOfClassPanelQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackOfClassPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "164a9d3a45a5d0e6055af824b8c8a103eaea810d985735a450a8a5cdd2495fc1",
    "metadata": {},
    "name": "FeedbackOfClassPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
