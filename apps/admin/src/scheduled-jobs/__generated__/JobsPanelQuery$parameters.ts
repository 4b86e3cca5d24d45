/**
 * @generated SignedSource<<6b10833652784590ab2147c7838a1a1c>>
 * @relayHash d1234dc2b160cb1a2ba3093275ca7db2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e4e3ff786aad769aa502906cfd7f3cfad818046ad9ea1d8d6a44661eb5a155e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPanelQuery } from './JobsPanelQuery.graphql';

const node: PreloadableConcreteRequest<JobsPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e4e3ff786aad769aa502906cfd7f3cfad818046ad9ea1d8d6a44661eb5a155e",
    "metadata": {},
    "name": "JobsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
