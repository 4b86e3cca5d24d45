/**
 * @generated SignedSource<<f8794b5c444dca46f91be6ac7a714b59>>
 * @relayHash 42431f86eabb012b404bb8b1eac6bbe0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e62b1679dedb4cbd834611099f0e1b9b086d57c42b61334d536c3cb7b345efe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierDetailPageQuery } from './SupplierDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e62b1679dedb4cbd834611099f0e1b9b086d57c42b61334d536c3cb7b345efe",
    "metadata": {},
    "name": "SupplierDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
