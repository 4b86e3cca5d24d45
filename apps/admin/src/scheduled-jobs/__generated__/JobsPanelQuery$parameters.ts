/**
 * @generated SignedSource<<13dd74a4c621497dbcd98b4c51476842>>
 * @relayHash 358351c326e912decaf70f464c1675e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe0d9f997cc033a494eed4455a09aee268630ad983cb96a90bc724a14ffcd008

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPanelQuery } from './JobsPanelQuery.graphql';

const node: PreloadableConcreteRequest<JobsPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe0d9f997cc033a494eed4455a09aee268630ad983cb96a90bc724a14ffcd008",
    "metadata": {},
    "name": "JobsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
