// The machine's loop. No C++ object that needs an end lives across a call here: cleaning
// up after exceptions takes room, and under Emscripten's JavaScript exceptions detours.

#include <new>

#include "core/python/machine.h"
#include "core/python/machine/arithmetic.h"
#include "core/python/machine/steps.h"

namespace derslik::python::vm {

namespace {

void push(Value*& top, const Value& value) {
  new (top++) Value(value);
}
void pushMoved(Value*& top, Value& value) {
  new (top++) Value(std::move(value));
}

void pushLocal(Machine& machine, Value*& top, const Value* slots, int slot) {
  if (slots[slot].isUnset()) unboundLocal(machine, slot);
  push(top, slots[slot]);
}
void pushCell(Machine& machine, Value*& top, const Value* slots, int slot) {
  const Value& value = slots[slot].to<Cell>()->value;
  if (value.isUnset()) unboundCell(machine, slot);
  push(top, value);
}
void pushGlobal(Machine& machine, Value*& top, const Global& global) {
  if (!global.value.isUnset())
    push(top, global.value);
  else if (!global.builtin.isUnset())
    push(top, global.builtin);
  else
    undefinedName(machine, global.name);
}

/// Where to be for an instruction to be the next.
const Instruction* before(const Frame* frame, int place) {
  return frame->code->instructions.data() + place - 1;
}

}  // namespace

// Executes this->frame and what it calls, until a frame returns or yields to a function
// of the language.
Value Machine::loop() {
  Frame* f;
  Value* slots;
  Value* top;
  const Instruction* at;
  const Value* constants;

#define LOAD_FRAME()  \
  f = this->frame;    \
  slots = f->slots(); \
  top = f->top;       \
  at = f->at;         \
  constants = f->code->constants.data()

  LOAD_FRAME();
  for (;;) {
    f->at = ++at;
    switch (at->op) {
      case Op::Nop:
        break;
      case Op::LoadConstant:
        push(top, constants[at->a]);
        break;
      case Op::LoadLocal:
        pushLocal(*this, top, slots, at->a);
        break;
      case Op::LoadLocalLocal:
        pushLocal(*this, top, slots, at->a);
        f->at = ++at;
        pushLocal(*this, top, slots, at->a);
        break;
      case Op::LoadLocalConstant:
        pushLocal(*this, top, slots, at->a);
        f->at = ++at;
        push(top, constants[at->a]);
        break;
      case Op::StoreLocalLoadLocal:
        slots[at->a] = std::move(*--top);
        f->at = ++at;
        pushLocal(*this, top, slots, at->a);
        break;
      case Op::StoreLocal:
        slots[at->a] = std::move(*--top);
        break;
      case Op::DeleteLocal:
        if (slots[at->a].isUnset()) unboundLocal(*this, at->a);
        slots[at->a].drop();
        break;
      case Op::LoadCell:
        pushCell(*this, top, slots, at->a);
        break;
      case Op::StoreCell:
        slots[at->a].to<Cell>()->value = std::move(*--top);
        break;
      case Op::DeleteCell:
        if (slots[at->a].to<Cell>()->value.isUnset()) unboundCell(*this, at->a);
        slots[at->a].to<Cell>()->value.drop();
        break;
      case Op::LoadCellItself:
        push(top, slots[at->a]);
        break;
      case Op::LoadClassCell:
        if (const Value* found = f->names->table.find(f->code->names[at->b])) {
          push(top, *found);
          break;
        }
        pushCell(*this, top, slots, at->a);
        break;
      case Op::LoadGlobal:
        pushGlobal(*this, top, globals[at->a]);
        break;
      case Op::LoadGlobalLoadLocal:
        pushGlobal(*this, top, globals[at->a]);
        f->at = ++at;
        pushLocal(*this, top, slots, at->a);
        break;
      case Op::StoreGlobal:
        globals[at->a].value = std::move(*--top);
        break;
      case Op::DeleteGlobal:
        if (globals[at->a].value.isUnset()) undefinedName(*this, globals[at->a].name);
        globals[at->a].value.drop();
        break;
      case Op::LoadName:
        loadName(*this, *top++, at->a);
        break;
      case Op::StoreName:
        f->names->table.set(globals[at->a].name, std::move(*--top));
        break;
      case Op::DeleteName:
        if (!f->names->table.erase(globals[at->a].name))
          undefinedName(*this, globals[at->a].name);
        break;

      case Op::Pop:
        (--top)->drop();
        break;
      case Op::Duplicate:
        push(top, top[-1]);
        break;
      case Op::DuplicateTwo:
        push(top, top[-2]);
        push(top, top[-2]);
        break;
      case Op::Swap:
        top[-1].swap(top[-2]);
        break;
      case Op::RotateThree:
        top[-1].swap(top[-2]);
        top[-2].swap(top[-3]);
        break;

      case Op::Binary:
        if (!quickBinary(BinaryOp(at->b), top[-2], top[-1]))
          binaryStep(*this, BinaryOp(at->b), top);
        --top;
        break;
      case Op::InPlace:
        if (!quickBinary(BinaryOp(at->b), top[-2], top[-1]))
          inPlaceStep(*this, BinaryOp(at->b), top);
        --top;
        break;
      case Op::BinaryStoreLocal:
        // Of a sum that is not an int's or a float's the first half alone is done.
        if (quickBinary(BinaryOp(at->b), top[-2], top[-1])) {
          --top;
          f->at = ++at;
          slots[at->a] = std::move(*--top);
          break;
        }
        if (at->a)
          inPlaceStep(*this, BinaryOp(at->b), top);
        else
          binaryStep(*this, BinaryOp(at->b), top);
        --top;
        break;
      case Op::Unary:
        unaryStep(*this, UnaryOp(at->b), top);
        break;
      case Op::Compare: {
        const int answer = quickCompare(CompareOp(at->b), top[-2], top[-1]);
        if (answer >= 0)
          top[-2].setBool(answer);
        else
          compareStep(*this, CompareOp(at->b), top);
        --top;
        break;
      }
      case Op::CompareJump: {
        int answer = quickCompare(CompareOp(at->b), top[-2], top[-1]);
        if (answer < 0) answer = compareTruth(*this, CompareOp(at->b), top);
        top -= 2;
        ++at;
        if (!answer) at = before(f, at->a);
        break;
      }

      case Op::Jump:
        at = before(f, at->a);
        break;
      case Op::JumpBack:
        tick();
        at = before(f, at->a);
        break;
      case Op::JumpIfFalse: {
        const bool truth = top[-1].isBool() ? top[-1].asBool() : this->truth(top[-1]);
        (--top)->drop();
        if (!truth) at = before(f, at->a);
        break;
      }
      case Op::JumpIfTrue: {
        const bool truth = top[-1].isBool() ? top[-1].asBool() : this->truth(top[-1]);
        (--top)->drop();
        if (truth) at = before(f, at->a);
        break;
      }
      case Op::JumpIfFalseOrPop:
        if (!this->truth(top[-1]))
          at = before(f, at->a);
        else
          (--top)->drop();
        break;
      case Op::JumpIfTrueOrPop:
        if (this->truth(top[-1]))
          at = before(f, at->a);
        else
          (--top)->drop();
        break;

      case Op::GetIterator:
        iteratorStep(*this, top);
        break;
      case Op::ForIterator: {
        Value& iterator = top[-1];
        if (iterator.is(Kind::Generator)) {
          f->top = top;
          if (enterGenerator(*this, iterator.to<Generator>())) {
            LOAD_FRAME();
            break;
          }
        } else if (nextStep(*this, top)) {
          ++top;
          break;
        }
        (--top)->drop();
        at = before(f, at->a);
        break;
      }

      case Op::BuildTuple:
        buildTuple(*this, top, at->a);
        top -= at->a - 1;
        break;
      case Op::BuildList:
        buildList(*this, top, at->a);
        top -= at->a - 1;
        break;
      case Op::BuildSet:
        buildSet(*this, top, at->a);
        top -= at->a - 1;
        break;
      case Op::BuildDict:
        buildDict(*this, top, at->a);
        top -= 2 * at->a - 1;
        break;
      case Op::BuildSlice:
        buildSlice(*this, top);
        top -= 2;
        break;
      case Op::BuildText:
        buildText(*this, top, at->a);
        top -= at->a - 1;
        break;
      case Op::ListAppend:
        listAppend(*this, top, at->a);
        --top;
        break;
      case Op::SetAdd:
        setAdd(*this, top, at->a);
        --top;
        break;
      case Op::DictAdd:
        dictAdd(*this, top, at->a);
        top -= 2;
        break;
      case Op::ListExtend:
        listExtend(*this, top, at->b);
        --top;
        break;
      case Op::SetUpdate:
        setUpdate(*this, top);
        --top;
        break;
      case Op::DictUpdate:
        dictUpdate(*this, top);
        --top;
        break;
      case Op::DictMerge:
        dictMerge(*this, top, at->b);
        --top;
        break;
      case Op::ListToTuple:
        listToTuple(*this, top);
        break;
      case Op::Unpack:
        unpack(*this, top, at->a);
        top += at->a - 1;
        break;
      case Op::UnpackStarred:
        unpackStarred(*this, top, at->a, at->b);
        top += at->a + at->b;
        break;

      case Op::LoadAttribute:
        attributeStep(*this, top, f->code->names[at->a]);
        break;
      case Op::StoreAttribute:
        setAttribute(top[-1], f->code->names[at->a], top[-2]);
        (--top)->drop();
        (--top)->drop();
        break;
      case Op::DeleteAttribute:
        deleteAttribute(top[-1], f->code->names[at->a]);
        (--top)->drop();
        break;
      case Op::LoadMethod:
        methodStep(*this, top, f->code->names[at->a]);
        ++top;
        break;
      case Op::LoadItem:
        itemStep(*this, top);
        --top;
        break;
      case Op::StoreItem:
        setItem(top[-2], top[-1], top[-3]);
        (--top)->drop();
        (--top)->drop();
        (--top)->drop();
        break;
      case Op::DeleteItem:
        deleteItem(top[-2], top[-1]);
        (--top)->drop();
        (--top)->drop();
        break;

      case Op::CallMethod:
        // function, self or Unset, arguments: with a self, it is the first argument.
        f->top = top;
        if (const int count = at->a + !top[-at->a - 1].isUnset();
            callStep(*this, top - count, count, top - at->a - 2)) {
          LOAD_FRAME();
        } else {
          top -= at->a + 1;
        }
        break;
      case Op::Call:
        f->top = top;
        if (callStep(*this, top - at->a, at->a, top - at->a - 1)) {
          LOAD_FRAME();
        } else {
          top -= at->a;
        }
        break;
      case Op::CallKeywords:
        f->top = top;
        if (callKeywordsStep(*this, top, at->a)) {
          LOAD_FRAME();
        } else {
          top -= at->a + 1;
        }
        break;
      case Op::CallSpread:
        f->top = top;
        if (callSpreadStep(*this, top, at->b)) {
          LOAD_FRAME();
        } else {
          top -= 1 + at->b;
        }
        break;
      case Op::MakeFunction:
        makeFunction(*this, top, at->a, at->b);
        top = f->top;
        break;

      case Op::Return: {
        Value* result = top - 1;
        const Frame::Entry entry = f->entry;
        if (entry == Frame::Entry::Native) {
          Value value(std::move(*result));
          leaveFrame(*this);
          return value;
        }
        if (entry == Frame::Entry::Call) {
          pushMoved(f->back->top, *result);
        } else if (entry == Frame::Entry::Construct) {
          if (!result->isNone()) badInit(*this, *result);
        } else {
          // The for loop is over: its iterator goes, after its frame, and it jumps to its
          // end.
          leaveFrame(*this);
          LOAD_FRAME();
          (--top)->drop();
          at = before(f, at->a);
          break;
        }
        leaveFrame(*this);
        LOAD_FRAME();
        break;
      }
      case Op::Yield: {
        f->top = top - 1;
        if (f->entry == Frame::Entry::Native) {
          Value value(std::move(top[-1]));
          suspend(*this);
          return value;
        }
        pushMoved(f->back->top, top[-1]);
        suspend(*this);
        tick();
        LOAD_FRAME();
        break;
      }
      case Op::YieldFrom: {
        // iterator, sent value: yields what it gives, and comes here again.
        f->top = top;
        if (yieldFromStep(*this, top)) {
          // Its value is on top, and the instruction will be repeated.
          f->top = top - 1;
          f->at = --at;
          if (f->entry == Frame::Entry::Native) {
            Value value(std::move(top[-1]));
            suspend(*this);
            return value;
          }
          pushMoved(f->back->top, top[-1]);
          suspend(*this);
          LOAD_FRAME();
        } else {
          --top;
        }
        break;
      }

      case Op::Raise:
        raiseStep(*this, top, at->a);
        break;
      case Op::RaiseAgain:
        raiseAgain(*this);
        break;
      case Op::Reraise:
        reraise(*this, top);
        break;
      case Op::MatchException:
        matchException(*this, top);
        break;
      case Op::PopHandled:
        f->handled = std::move(*--top);
        break;
      case Op::EnterWith:
        enterWith(*this, top);
        ++top;
        break;
      case Op::ExitWith:
        exitWith(*this, top);
        (--top)->drop();
        break;
      case Op::ExitWithException:
        exitWithException(*this, top);
        ++top;
        break;
      case Op::LoadAssertionError:
        push(top, Value(types.assertionError));
        break;
      case Op::Import:
        importStep(*this, *top++, f->code->names[at->a]);
        break;
      case Op::ImportFrom:
        importFrom(*this, top[-1], *top, f->code->names[at->a]);
        ++top;
        break;
      case Op::ImportStar:
        importStar(*this, top[-1]);
        (--top)->drop();
        break;
      case Op::BuildClass:
        buildClass(*this, top, at->a, f->code->names[at->b]);
        top -= at->a;
        break;
      case Op::Format:
        formatStep(*this, top, at->a, static_cast<char>(at->b));
        if (at->a) --top;
        break;
    }
  }
#undef LOAD_FRAME
}

}  // namespace derslik::python::vm
