#pragma once

// What the machine's loop does out of line. `top` is the end of the stack; what is taken
// from it is Unset afterwards, and the loop itself moves its end.

#include "core/python/machine.h"

namespace derslik::python::vm {

[[noreturn]] void unboundLocal(Machine&, int slot);
[[noreturn]] void unboundCell(Machine&, int slot);
[[noreturn]] void undefinedName(Machine&, Str* name);
[[noreturn]] void badInit(Machine&, const Value& result);
void loadName(Machine&, Value& to, int global);

void binaryStep(Machine&, BinaryOp, Value* top);
void inPlaceStep(Machine&, BinaryOp, Value* top);
void unaryStep(Machine&, UnaryOp, Value* top);
void compareStep(Machine&, CompareOp, Value* top);
bool compareTruth(Machine&, CompareOp, Value* top);

void iteratorStep(Machine&, Value* top);
bool nextStep(Machine&, Value* top);        ///< false at the end
bool enterGenerator(Machine&, Generator*);  ///< false where it has ended
bool yieldFromStep(Machine&, Value* top);   ///< false where the value is its result

void buildTuple(Machine&, Value* top, int count);
void buildList(Machine&, Value* top, int count);
void buildSet(Machine&, Value* top, int count);
void buildDict(Machine&, Value* top, int count);
void buildSlice(Machine&, Value* top);
void buildText(Machine&, Value* top, int count);
void listAppend(Machine&, Value* top, int depth);
void setAdd(Machine&, Value* top, int depth);
void dictAdd(Machine&, Value* top, int depth);
void listExtend(Machine&, Value* top, int isCall);
void setUpdate(Machine&, Value* top);
void dictUpdate(Machine&, Value* top);
void dictMerge(Machine&, Value* top, int functionDepth);
void listToTuple(Machine&, Value* top);
void unpack(Machine&, Value* top, int count);
void unpackStarred(Machine&, Value* top, int before, int after);

void attributeStep(Machine&, Value* top, Str* name);
void methodStep(Machine&, Value* top, Str* name);
void itemStep(Machine&, Value* top);

// True where a frame of the program has been entered; else the result is in `to`.
bool callStep(Machine&, Value* values, int count, Value* to);
bool callKeywordsStep(Machine&, Value* top, int count);
bool callSpreadStep(Machine&, Value* top, int hasKeywords);
void makeFunction(Machine&, Value* top, int flags, int closureSize);
void leaveFrame(Machine&);
void suspend(Machine&);

void raiseStep(Machine&, Value* top, int count);
[[noreturn]] void raiseAgain(Machine&);
[[noreturn]] void reraise(Machine&, Value* top);
void matchException(Machine&, Value* top);
void enterWith(Machine&, Value* top);
void exitWith(Machine&, Value* top);
void exitWithException(Machine&, Value* top);
void importStep(Machine&, Value& to, Str* name);
void importFrom(Machine&, const Value& module, Value& to, Str* name);
void importStar(Machine&, const Value& module);
void buildClass(Machine&, Value* top, int bases, Str* name);
void formatStep(Machine&, Value* top, int hasSpec, char conversion);

}  // namespace derslik::python::vm
