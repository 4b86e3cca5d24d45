/**
 * @generated SignedSource<<a13090b756b54a87ac3cbb0614c7b8df>>
 * @relayHash bdae5cfb4187c11b24c70f01ddfab841
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98bd75ba6c7e42e93063c1ca5750379513adb2db2c8a21cb0977f6745c32024c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSaleSignalCountsQuery } from './useSaleSignalCountsQuery.graphql';

const node: PreloadableConcreteRequest<useSaleSignalCountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98bd75ba6c7e42e93063c1ca5750379513adb2db2c8a21cb0977f6745c32024c",
    "metadata": {},
    "name": "useSaleSignalCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
