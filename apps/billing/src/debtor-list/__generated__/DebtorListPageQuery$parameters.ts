/**
 * @generated SignedSource<<dcaa41b1c6cc6990c7b75c100186920d>>
 * @relayHash 79d90a52e442d4c335c567f12f70cd9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8c8b9781e5ddde37c241538089e24334a95bf08100a82c6c4c0f2ebfe6297c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DebtorListPageQuery } from './DebtorListPageQuery.graphql';

const node: PreloadableConcreteRequest<DebtorListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8c8b9781e5ddde37c241538089e24334a95bf08100a82c6c4c0f2ebfe6297c7",
    "metadata": {},
    "name": "DebtorListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
