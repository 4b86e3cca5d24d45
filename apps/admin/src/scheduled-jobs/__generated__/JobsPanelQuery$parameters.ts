/**
 * @generated SignedSource<<8c3598fff1a2a63ed124265de01d8b1d>>
 * @relayHash 0efa1c902af0a9ac92a1d950b9518e88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaadd468ba3ed67a4df0423813c91d274bb107fdb47c32921b798b5118278687

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPanelQuery } from './JobsPanelQuery.graphql';

const node: PreloadableConcreteRequest<JobsPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eaadd468ba3ed67a4df0423813c91d274bb107fdb47c32921b798b5118278687",
    "metadata": {},
    "name": "JobsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
