/**
 * @generated SignedSource<<1c11e0cb84e54d8fdcf2405263f1fc02>>
 * @relayHash d8036534bd7e68b7f1f4ceb2acc5e777
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f00a05a44c493f87a7cb17cc5d34d4c899edf3c3894ddc3363d697c9693ca4a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierDetailPageQuery } from './SupplierDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f00a05a44c493f87a7cb17cc5d34d4c899edf3c3894ddc3363d697c9693ca4a8",
    "metadata": {},
    "name": "SupplierDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
