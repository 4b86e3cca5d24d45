/**
 * @generated SignedSource<<fa4f96d045e129514a0041bf4e961122>>
 * @relayHash c54d66ef9c747284e6a4e9394baaad1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67903663386b6edd430c2e797cfecb97574a65e685c8721eddb32fd39368a139

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedbackOfClassPanelQuery } from './FeedbackOfClassPanelQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackOfClassPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67903663386b6edd430c2e797cfecb97574a65e685c8721eddb32fd39368a139",
    "metadata": {},
    "name": "FeedbackOfClassPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
